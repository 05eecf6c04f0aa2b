import { z } from 'zod'

/**
 * An archive is a gzipped tar, encrypted on wish. First comes the manifest, last the list of checksums, as
 * `sha256sum --check` reads it; between them lie the folders and files of DATA_DIR under their own names. The database is
 * its own folder of files, or, of a PostgreSQL, a folder of tables, row by row; beside it stands what it has to come back to.
 */
export const MANIFEST = 'farol-backup.json'
export const CHECKSUMS = 'SHA256SUMS'
export const DATABASE = 'database'
export const TABLES = 'tables'
export const CONTENTS = 'contents.json'
export const MEDIA = 'media'
export const SECRET = 'auth-secret'

/** Whether a name stays inside the folder it is unpacked into, on any system, and fits on a line of the checksums. */
export function isPlainName(name: string): boolean {
	const leadsOut = name.split('/').some((part) => part === '' || part === '.' || part === '..')
	return !leadsOut && !/[\\:\p{Cc}]/u.test(name)
}

/** Raised when an older program could not read what a newer one writes. */
const FORMAT = 3

const manifestSchema = z.object({
	program: z.literal('farol'),
	format: z.int(),
	version: z.string(),
	madeAt: z.iso.datetime(),
	holds: z.array(z.string()),
	lacks: z.array(z.string()),
})

export type Manifest = z.output<typeof manifestSchema>

type Making = {
	version: string
	madeAt: Date
	encrypted: boolean
	mediaElsewhere: boolean
	/** Of a PostgreSQL. */
	asTables?: boolean | undefined
}

/** In words, for whoever opens the archive years later. */
export function makeManifest({ version, madeAt, encrypted, mediaElsewhere, asTables = false }: Making): Manifest {
	const media = 'as imagens (media)'
	const secret = `o segredo das sessões (auth-secret)${asTables ? '' : ', se ele não vem de AUTH_SECRET'}`
	return {
		program: 'farol',
		format: FORMAT,
		version,
		madeAt: madeAt.toISOString(),
		holds: [
			`o banco de dados, com as configurações feitas no painel (${asTables ? TABLES : DATABASE})`,
			...(mediaElsewhere ? [] : [media]),
			...(encrypted ? [secret] : []),
		],
		lacks: [
			...(mediaElsewhere ? ['as imagens, que ficam no S3'] : []),
			...(encrypted ? [] : ['o segredo das sessões (AUTH_SECRET ou auth-secret)']),
			...(asTables ? ['a fila de tarefas, que o servidor monta de novo'] : []),
			'as variáveis de ambiente e o arquivo .env, com as chaves dos serviços',
		],
	}
}

/** Fails where it is none of ours. A newer one is told apart, so that its owner looks for a newer program. */
export function readManifest(text: string): Manifest {
	const manifest = manifestSchema.parse(JSON.parse(text))
	if (manifest.format > FORMAT) throw new NewerFormat(manifest.version)
	return manifest
}

export class NewerFormat extends Error {
	readonly version: string

	constructor(version: string) {
		super(`made by version ${version}`)
		this.version = version
	}
}
