// The sound of a card laid on a table: made on the spot, no file, off unless wished for.

import { useEffect, useRef } from 'preact/hooks';

const SECONDS = 0.06;
let audio: AudioContext | undefined;

/** Noise that dies away at once. */
function cardNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * SECONDS), context.sampleRate);
  const samples = buffer.getChannelData(0);
  samples.forEach((_, at) => {
    samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 6;
  });
  return buffer;
}

function playCardSound(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const source = audio.createBufferSource();
  source.buffer = cardNoise(audio);
  const softer = audio.createBiquadFilter();
  softer.type = 'lowpass';
  softer.frequency.value = 1800;
  const volume = audio.createGain();
  volume.gain.value = 0.3;
  source.connect(softer).connect(volume).connect(audio.destination);
  source.start();
}

/** A card's sound whenever `cards` has grown. */
export function useCardSound(cards: number, wished: boolean): void {
  const before = useRef(cards);
  useEffect(() => {
    if (wished && cards > before.current) playCardSound();
    before.current = cards;
  }, [cards, wished]);
}
