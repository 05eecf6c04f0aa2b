// Tests that need neither a database nor a build. Names of files narrow them down: npm run test:unit -- slugify
import { become, ensureInstalled, toolOf } from './setup.mjs'

await ensureInstalled()
await become([toolOf('vitest'), 'run', '--project', 'unit', ...process.argv.slice(2)])
