import { mkdirSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

const OF_OTHERS = 0o077

type Attributes = { mode?: number }
type Operations = {
	node_ops: {
		mknod: (parent: unknown, name: string, mode: number, device: number) => unknown
		setattr: (node: unknown, attributes: Attributes) => void
	}
	stream_ops: { setattr: (stream: unknown, attributes: Attributes) => void }
}

/**
 * PGlite's files in a folder of the machine, for their owner alone. The process's umask is not enough: right after a
 * file is made, PGlite's own idea of a Unix sets its mode to 0666 by name.
 */
export class PrivateFiles extends NodeFS {
	constructor(folder: string) {
		mkdirSync(folder, { recursive: true, mode: 0o700 })
		super(folder)
	}

	override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
		const { emscriptenOpts } = await super.init(pg, options)
		const close = ({ NODEFS }: { NODEFS: unknown }) => closeToOthers(NODEFS as Operations)
		return { emscriptenOpts: { ...emscriptenOpts, preRun: [close, ...(emscriptenOpts.preRun ?? [])] } }
	}
}

function closeToOthers({ node_ops: ofNames, stream_ops: ofStreams }: Operations): void {
	const { mknod, setattr } = ofNames
	const { setattr: setOpen } = ofStreams
	ofNames.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OF_OTHERS, device)
	ofNames.setattr = (node, attributes) => setattr(node, closed(attributes))
	ofStreams.setattr = (stream, attributes) => setOpen(stream, closed(attributes))
}

function closed(attributes: Attributes): Attributes {
	return attributes.mode == null ? attributes : { ...attributes, mode: attributes.mode & ~OF_OTHERS }
}
