// The web servers that the benchmarks hold ours against, and what loads them all. Where they cannot be installed, what needs them is not measured.
import { existsSync } from 'node:fs'
import { installPackages, mayInstall } from './debian.mjs'

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export async function ensureWebServers() {
	const files = ['/usr/sbin/nginx', BROTLI, '/usr/bin/caddy', '/usr/bin/wrk']
	if (!mayInstall || files.every((file) => existsSync(file))) return
	console.log('Instalando o nginx, o Caddy e o wrk para as comparações…')
	await installPackages(['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy', 'wrk'])
}
