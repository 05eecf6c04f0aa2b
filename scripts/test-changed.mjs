// Tests of what was changed since the last commit, or since the one that is named: npm run test:changed -- main~3
// On the embedded database; whole processes, PostgreSQL and browsers are left to `npm test`.
import { become, ensureInstalled, toolOf } from './setup.mjs'

await ensureInstalled()
const [since = 'HEAD'] = process.argv.slice(2)
const projects = ['unit', 'embedded'].flatMap((name) => ['--project', name])
await become([toolOf('vitest'), 'run', ...projects, `--changed=${since}`, '--passWithNoTests'])
