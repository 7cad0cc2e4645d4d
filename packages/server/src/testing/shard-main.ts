// One of several processes on one port, to be killed.
import { serveShard } from '../processes/serve-shard.ts';
import { TEST_CONFIG } from './test-config.ts';

const limits = { ...TEST_CONFIG.limits, ...JSON.parse(process.env.LIMITS ?? '{}') };
await serveShard({ ...TEST_CONFIG, limits, store: process.env.BASTIDE_STORE ?? '' });
