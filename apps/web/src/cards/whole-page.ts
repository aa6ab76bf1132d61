/** Whether the whole page is in sight. Only then may a finger drag cards: elsewhere the same movement scrolls. */
import { useEffect, useState } from 'preact/hooks';

const fits = (): boolean => document.documentElement.scrollHeight <= innerHeight + 1;

export function useWholePage(): boolean {
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    const look = () => setWhole(fits());
    const watch = new ResizeObserver(look);
    watch.observe(document.body);
    addEventListener('resize', look);
    look();
    return () => {
      watch.disconnect();
      removeEventListener('resize', look);
    };
  }, []);
  return whole;
}
