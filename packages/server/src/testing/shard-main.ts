// One of several processes on one port, to be killed.
import { serveShard } from '../processes/serve-shard.ts';
import { TEST_CONFIG } from './test-config.ts';

await serveShard({ ...TEST_CONFIG, store: process.env.BASTIDE_STORE ?? '' });
