import { useRef, useState } from 'react'
import type { LibraryPicture } from './library-picture.ts'
import { sendFile } from './send-file.ts'
import { refusalOf } from './upload-words.ts'

export type Upload = { key: number; file: File } & (
	| { state: 'waiting' }
	/** From 0 to 1; at 1 the server works on it. */
	| { state: 'sending'; part: number }
	| { state: 'done' }
	| { state: 'refused'; message: string; retry: boolean }
)

type Change = Upload extends infer Each ? (Each extends Upload ? Omit<Each, 'key' | 'file'> : never) : never

let sequence = 0

/** Sends files one after the other, so that a slow line carries one at a time to its end. */
export function useUploads(onStored: (picture: LibraryPicture) => void) {
	const [uploads, setUploads] = useState<Upload[]>([])
	const line = useRef<Promise<void>>(Promise.resolve())

	function change(key: number, to: Change) {
		setUploads((all) => all.map((upload) => (upload.key === key ? { key, file: upload.file, ...to } : upload)))
	}

	async function send(key: number, file: File) {
		change(key, { state: 'sending', part: 0 })
		const answer = await sendFile(file, (part) => change(key, { state: 'sending', part }))
		if (!answer.ok) return change(key, { state: 'refused', message: answer.message, retry: 'retry' in answer })
		change(key, { state: 'done' })
		onStored(answer.picture)
	}

	function queue(key: number, file: File) {
		line.current = line.current.then(() => send(key, file))
	}

	function add(files: File[]) {
		const added = files.map((file): Upload => {
			sequence += 1
			const message = refusalOf(file)
			if (message) return { key: sequence, file, state: 'refused', message, retry: false }
			return { key: sequence, file, state: 'waiting' }
		})
		setUploads((all) => [...all, ...added])
		for (const { key, file, state } of added) if (state === 'waiting') queue(key, file)
	}

	function retry({ key, file }: Upload) {
		change(key, { state: 'waiting' })
		queue(key, file)
	}

	const busy = uploads.some(({ state }) => state === 'waiting' || state === 'sending')
	return { uploads, busy, add, retry, clear: () => setUploads([]) }
}
