// PostgreSQL refuses to run as root, which is who tests are in a container. Whoever starts one there makes the user it runs
// as where there is none, which fails for the second of two that start at once: so it is made before them.
import { attempt } from './setup.mjs'

export async function ensurePostgresUser() {
	if (process.getuid?.() !== 0) return
	if ((await attempt('id', ['-u', 'postgres'], { stdio: 'ignore' })) === 0) return
	await attempt('groupadd', ['--force', 'postgres'])
	await attempt('useradd', ['-g', 'postgres', 'postgres'])
}
