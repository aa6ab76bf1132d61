// What runs in a worker of the page.

import { expose } from 'comlink';
import { workerSide } from './browser-side';

expose(workerSide());
