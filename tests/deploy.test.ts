import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { LIVE } from '#server/cache/page-shelf.ts'
import { headersOfFiles } from '#server/wiring/pages.ts'
import { serverArgs, serverEnvironment } from '../scripts/server-args.mjs'

// The files that an operator starts from, held against each other and against what the program is. Whether they run is tried by hand: docs/operations.md.

const read = (file: string) => readFileSync(file, 'utf8')

const composeSchema = z.object({
	services: z.record(
		z.string(),
		z.looseObject({
			environment: z.record(z.string(), z.string()).default({}),
			volumes: z.array(z.string()).default([]),
			depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
		}),
	),
	volumes: z.record(z.string(), z.null()),
})

test('compose names services and volumes that are there, and asks for every secret', () => {
	const { services, volumes } = composeSchema.parse(parse(read('compose.yaml')))
	expect(Object.keys(services)).toEqual(['farol', 'postgres', 'caddy'])
	for (const service of Object.values(services)) {
		const needed = Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on)
		expect(Object.keys(services)).toEqual(expect.arrayContaining(needed))
		const named = service.volumes.map((volume) => volume.split(':')[0]!).filter((name) => !name.startsWith('.'))
		expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named))
		// Nothing secret stands in the file, and nothing that is needed is left empty.
		const told = Object.entries(service.environment).filter(([name]) => /SECRET|PASSWORD|_URL$/.test(name))
		for (const [, value] of told) expect(value).toMatch(/\$\{\w+:\?\}/)
	}
	expect(services['farol']).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] })
	expect(services['farol']!['security_opt']).toContain('no-new-privileges:true')
})

test('every variable that compose sets is one that the program reads', () => {
	const { services } = composeSchema.parse(parse(read('compose.yaml')))
	const known = [...read('.env.example').matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name]) => name)
	expect(known).toEqual(expect.arrayContaining(Object.keys(services['farol']!.environment)))
})

test('the image runs as somebody without rights, says whether it is well, and starts as npm start does', () => {
	const lines = read('Containerfile')
	expect(lines).toMatch(/^USER 65532:65532$/m)
	expect(lines).toMatch(/^HEALTHCHECK [\s\S]*?\/healthz/m)
	const command = JSON.parse(/^CMD (\[.*\])$/m.exec(lines)![1]!) as string[]
	expect(command).toEqual(serverArgs)
	for (const [name, value] of Object.entries(serverEnvironment)) expect(lines).toContain(`${name}=${value}`)
	// What lies in the folder of who builds it stays there.
	expect(read('.containerignore').split('\n')).toEqual(expect.arrayContaining(['.env', 'data', '.git', 'node_modules']))
})

test('the service starts as npm start does', () => {
	expect(read('deploy/farol.service')).toContain(`/node ${serverArgs.join(' ')}\n`)
})

test('proxies pass on the address that they saw, and not what a client says of itself', () => {
	expect(read('deploy/Caddyfile')).toContain('header_up X-Forwarded-For {remote_host}')
	expect(read('deploy/nginx.conf')).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
	expect(read('deploy/Caddyfile')).toContain('health_uri /readyz')
})

test('web servers that send pages from disk say of them what we do, and find them where they lie', () => {
	// What each says by itself: the type, and of nginx what it varies by.
	const said: Record<string, [text: RegExp, itself: string[]]> = {
		'deploy/nginx.conf': [/^\s*add_header (\S+) (?:'(.*)'|"(.*)"|(\S+));$/gm, ['Content-Type', 'Vary']],
		'deploy/Caddyfile': [/^\t{3}([A-Z][\w-]+) (?:"(.*)"|`(.*)`|([^"`\s]+))$/gm, ['Content-Type']],
	}
	for (const [file, [pattern, itself]] of Object.entries(said)) {
		const headers = [...read(file).matchAll(pattern)].map(([, name, ...values]) => [name, values.find(Boolean)])
		const expected = Object.entries(headersOfFiles('https://www.exemplo.com.br'))
		expect(Object.fromEntries(headers)).toEqual({
			...Object.fromEntries(expected.filter(([name]) => !itself.includes(name))),
			'Content-Security-Policy': "frame-ancestors 'none'",
		})
		expect(read(file)).toContain(`/${LIVE}`)
	}
	const [, folder] = /^RuntimeDirectory=(.*)$/m.exec(read('deploy/farol.service'))!
	for (const file of Object.keys(said)) expect(read(file)).toContain(`/run/${folder}`)
	expect(read('deploy/nginx.conf')).toContain('open_file_cache off;')
})

test('the bill of materials names what runs and what the build takes in', () => {
	const file = path.join(mkdtempSync(path.join(tmpdir(), 'farol-sbom-')), 'sbom.json')
	execFileSync(process.execPath, ['scripts/make-sbom.mjs', file])
	const { bomFormat, components } = JSON.parse(read(file)) as { bomFormat: string; components: { name: string }[] }
	expect(bomFormat).toBe('CycloneDX')
	const names = components.map(({ name }) => name)
	expect(names).toEqual(expect.arrayContaining(['pg', 'sharp', 'react', 'hono', 'better-auth']))
})

/** Names of figures of ours in a text, without what a histogram or a counter puts behind its name. */
function figuresIn(text: string): string[] {
	const names = [...text.matchAll(/\bfarol_[a-z_]+/g)].map(([name]) => name.replace(/_(?:total|bucket|count|sum)$/, ''))
	return [...new Set(names)].sort()
}

test('alerts and the dashboard ask for figures that the program tells, and every alert has its line in the manual', () => {
	const told = ['src/server/metrics/metrics.ts', 'src/server/metrics/read-figures.ts'].flatMap((file) =>
		[...read(file).matchAll(/'(farol_[a-z_]+)'/g)].map(([, name]) => name),
	)
	const rules = z
		.object({ groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })) })
		.parse(parse(read('deploy/alerts.yml')))
	const asked = figuresIn(rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)).join('\n'))
	expect(told).toEqual(expect.arrayContaining(asked))
	expect(told).toEqual(expect.arrayContaining(figuresIn(read('deploy/grafana-dashboard.json'))))
	const manual = read('docs/operations.md')
	const unexplained = rules.groups
		.flatMap((group) => group.rules.map(({ alert }) => alert))
		.filter((alert) => !manual.includes(`| \`${alert}\` |`))
	expect(unexplained).toEqual([])
})

test('the changelog tells of the version that this is, and what to know before taking it', () => {
	const releases = read('CHANGELOG.md')
		.split(/^## /m)
		.slice(1)
		.filter((release) => !release.startsWith('Unreleased'))
	const [newest] = releases
	const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')))
	expect(newest).toMatch(
		new RegExp(
			`^${version.replaceAll('.', String.raw`\.`)} \\(\\d{4}-\\d\\d-\\d\\d\\)\n\n### Before you upgrade\n\n- `,
		),
	)
	const days = releases.map((release) => /\((.+?)\)/.exec(release)?.[1] ?? '')
	expect(days).toEqual(days.toSorted((a, b) => b.localeCompare(a)))
})
