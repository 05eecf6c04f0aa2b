// Finds a Java for the W3C's checker of HTML, or installs one.
import { spawnSync } from 'node:child_process'
import { installPackages, mayInstall } from './debian.mjs'
import { fail } from './setup.mjs'

export async function ensureJava() {
	if (hasJava()) return
	if (mayInstall) {
		console.log('Instalando o Java para o verificador de HTML…')
		await installPackages(['default-jre-headless'])
	}
	if (!hasJava()) fail('O verificador de HTML precisa do Java 11 ou mais novo: instale-o e deixe-o no PATH.')
}

function hasJava() {
	return spawnSync('java', ['-version']).status === 0
}
