// Before one of our packages is packed, from its folder.
import { basename } from 'node:path';
import './build.mjs';
import './docs.mjs';
import { fillPackage, SITE } from './package-files.mjs';

fillPackage(basename(process.cwd()), SITE);
