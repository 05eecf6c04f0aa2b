import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../tests/free-port.ts'
import { ask } from './check-front.ts'

export type WebServer = { name: string; url: string; pid: number; stop: () => Promise<void> }
type Front = { upstream: string; pagesDir: string }

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Where a program lies, if it is on this machine. */
export function programOf(name: string): string | undefined {
	const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
	return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}

/** A folder that the users of web servers can enter. */
export function openFolder(name: string): string {
	const folder = mkdtempSync(path.join(tmpdir(), `farol-${name}-`))
	chmodSync(folder, 0o755)
	return folder
}

/** nginx as in deploy/nginx.conf, without its certificates, and beside it a plain folder under another port. */
export async function startNginx(program: string, { upstream, pagesDir, plain }: Front & { plain: string }) {
	const [port, plainPort, unused] = [await freePort(), await freePort(), await freePort()]
	const folder = openFolder('nginx')
	const brotli = existsSync(BROTLI)
	const example = readFileSync('deploy/nginx.conf', 'utf8')
		.replace('server 127.0.0.1:3000;', `server ${upstream};`)
		.replace(/^\s*listen \[::\].*$/gm, '')
		.replace('listen 80;', `listen 127.0.0.1:${unused};`)
		.replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
		.replace(/^\s*ssl_certificate.*$/gm, '')
		.replace('/run/farol-pages/', `${pagesDir}/`)
		.replace('# brotli_static on;', brotli ? 'brotli_static on;' : '')
	const file = path.join(folder, 'nginx.conf')
	writeFileSync(
		file,
		`${brotli ? `load_module ${BROTLI};` : ''}
daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr warn;
events { worker_connections 512; }
http {
	access_log off; sendfile on; tcp_nopush on;
	client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
	fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
	${example}
	server {
		listen 127.0.0.1:${plainPort};
		root ${plain};
		gzip_static on; ${brotli ? 'brotli_static on;' : ''}
		types { } default_type text/html; charset utf-8;
	}
}
`,
	)
	const child = spawn(program, ['-c', file, '-p', folder, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
	const front = await serverOf('nginx', `http://127.0.0.1:${port}`, child)
	// The first is the master, which does nothing.
	const [worker = ''] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')
	return { ...front, pid: Number(worker), plainUrl: `http://127.0.0.1:${plainPort}` }
}

/** Caddy as in deploy/Caddyfile, without a certificate. */
export async function startCaddy(program: string, { upstream, pagesDir }: Front): Promise<WebServer> {
	const url = `http://127.0.0.1:${await freePort()}`
	const folder = openFolder('caddy')
	const file = path.join(folder, 'Caddyfile')
	writeFileSync(file, `{\n\tadmin off\n}\n${readFileSync('deploy/Caddyfile', 'utf8')}`)
	const child = spawn(program, ['run', '--adapter', 'caddyfile', '--config', file], {
		env: { PATH: process.env['PATH'], HOME: folder, SITE_URL: url, UPSTREAM: upstream, PAGES_DIR: pagesDir },
		stdio: 'ignore',
	})
	return serverOf('Caddy', url, child)
}

async function serverOf(name: string, url: string, child: ChildProcess): Promise<WebServer> {
	const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
	const stop = async () => {
		child.kill()
		await ended
	}
	let over = false
	void ended.then(() => (over = true))
	for (;;) {
		if (over) throw new Error(`${name} não iniciou`)
		const isUp = await fetch(`${url}/healthz`).then(
			({ ok }) => ok,
			() => false,
		)
		if (isUp) return { name, url, pid: child.pid!, stop }
		await new Promise((resolve) => setTimeout(resolve, 50))
	}
}

/** An address's bytes as plain files, for each encoding. */
export async function copyTo(folder: string, url: string, address: string): Promise<void> {
	for (const [encoding, suffix] of [
		['identity', ''],
		['gzip', '.gz'],
		['br', '.br'],
	] as const) {
		const { body } = await ask(url + address, { 'accept-encoding': encoding })
		writeFileSync(path.join(folder, `${address}${suffix}`), body)
	}
}
