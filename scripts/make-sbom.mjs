// npm run sbom [-- file]: the software bill of materials of a release, as CycloneDX
import { randomUUID } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'

// `npm sbom` leaves out pg, which both we and a package of ours need, and knows nothing of what the build takes in. By the lock
// file alone: the same whatever is installed here.
const [file = 'sbom.cdx.json'] = process.argv.slice(2)
const { name, version, license, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

/** Named by the site's files and yet not within what is built: installed on wish, or a part of the build itself. */
const notWithin = ['lighthouse', 'chrome-launcher', '@react-router/dev']

const places = Object.keys(packages).filter((place) => place !== '')
const installed = places.filter((place) => !packages[place].dev)
const bundled = withNeeds(importedBySite()).filter((place) => !installed.includes(place) && !place.includes('/@types/'))
const components = [
	...installed.map((place) => componentAt(place, packages[place].optional ? 'optional' : 'required')),
	...bundled.map((place) => componentAt(place, 'required', [{ name: 'farol:bundled', value: 'true' }])),
]
const bill = {
	$schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
	bomFormat: 'CycloneDX',
	specVersion: '1.5',
	serialNumber: `urn:uuid:${randomUUID()}`,
	version: 1,
	metadata: {
		timestamp: new Date().toISOString(),
		component: { type: 'application', name, version, licenses: [{ license: { id: license } }] },
	},
	components,
}
writeFileSync(file, `${JSON.stringify(bill, null, '\t')}\n`)
console.log(`${file}: ${installed.length} packages that are installed, ${bundled.length} within the build`)

/** Packages of the build that a file of the site names. */
function importedBySite() {
	const sources = globSync('src/**/*.{ts,tsx,css}').filter((source) => !/\.test\.|\/testing\//.test(source))
	const named = sources.flatMap((source) => {
		const code = readFileSync(source, 'utf8').replaceAll(/^(?:import|export) type .*$/gm, '')
		const imports = [...code.matchAll(/(?:from|import|import\()\s*['"]([^'".#][^'"]*)['"]/g)]
		return imports.map(([, full]) => full.split('/', full.startsWith('@') ? 2 : 1).join('/'))
	})
	const within = [...new Set(named)].filter((each) => each in devDependencies && !notWithin.includes(each))
	return within.map((each) => `node_modules/${each}`)
}

/** They, and all that they need, by their place in the lock file. */
function withNeeds(asked) {
	const found = new Set()
	const waiting = [...asked]
	for (let place = waiting.pop(); place; place = waiting.pop()) {
		if (!packages[place] || found.has(place)) continue
		found.add(place)
		for (const needed of Object.keys(packages[place].dependencies ?? {})) waiting.push(placeOf(needed, place))
	}
	return [...found]
}

/** Where Node finds a package from another one: beside it, or above. */
function placeOf(needed, from) {
	for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
		const place = folder ? `${folder}/node_modules/${needed}` : `node_modules/${needed}`
		if (packages[place] || !folder) return place
	}
}

function componentAt(place, scope, properties) {
	const entry = packages[place]
	const own = place.split('node_modules/').at(-1)
	const [algorithm, digest] = entry.integrity?.split('-', 2) ?? []
	return {
		'bom-ref': place,
		type: 'library',
		name: own,
		version: entry.version,
		scope,
		purl: `pkg:npm/${own.replace('@', '%40')}@${entry.version}`,
		...(algorithm === 'sha512' && {
			hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
		}),
		...(entry.license && { licenses: [{ expression: entry.license }] }),
		...(properties && { properties }),
	}
}
