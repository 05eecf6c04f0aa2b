// npm run restore -- data/backups/farol-2026-11-15.tar.gz
import { become, ensureInstalled } from './setup.mjs'

await ensureInstalled()
await become(['scripts/restore-backup.ts', ...process.argv.slice(2)])
