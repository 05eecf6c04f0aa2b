// Debian's packages, where this process may install them.
import { existsSync } from 'node:fs'
import { attempt } from './setup.mjs'

export const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

export async function installPackages(packages) {
	const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
	await attempt('apt-get', ['update', '-qq'], quiet)
	await attempt('apt-get', ['install', '-y', '-qq', ...packages], quiet)
}
