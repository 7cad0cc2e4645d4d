// One of the processes of `bastide serve --processes N`.
import { readConfig } from '../config.ts';
import { serveShard } from './serve-shard.ts';

await serveShard(readConfig(process.env));
