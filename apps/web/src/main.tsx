/** Where the page begins. */
import './styles/index.css';
import { registerOffline } from './offline.ts';

registerOffline();
