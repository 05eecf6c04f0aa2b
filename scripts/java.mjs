// Finds a Java for the W3C's checker of HTML, or installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { attempt, fail } from './setup.mjs'

export async function ensureJava() {
	if (hasJava()) return
	if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		console.log('Instalando o Java para o verificador de HTML…')
		const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
		await attempt('apt-get', ['update', '-qq'], quiet)
		await attempt('apt-get', ['install', '-y', '-qq', 'default-jre-headless'], quiet)
	}
	if (!hasJava()) fail('O verificador de HTML precisa do Java 11 ou mais novo: instale-o e deixe-o no PATH.')
}

function hasJava() {
	return spawnSync('java', ['-version']).status === 0
}
