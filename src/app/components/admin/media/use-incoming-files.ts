import { useEffect, useRef, useState } from 'react'

/** Files that are dropped anywhere on the page or pasted. Says whether some are being dragged over it. */
export function useIncomingFiles(onFiles: (files: File[]) => void, { enabled = true } = {}): boolean {
	const [dragging, setDragging] = useState(false)
	const latest = useRef(onFiles)
	useEffect(() => {
		latest.current = onFiles
	})

	useEffect(() => {
		if (!enabled) return
		// Every element entered and left on the way says so; over none, the files are gone.
		let over = 0
		const listening = new AbortController()
		const { signal } = listening

		function move(by: number) {
			over = Math.max(0, over + by)
			setDragging(over > 0)
		}

		window.addEventListener('dragenter', (event) => hasFiles(event) && move(1), { signal })
		window.addEventListener('dragleave', (event) => hasFiles(event) && move(-1), { signal })
		// Without this the browser would leave the page and open the file.
		window.addEventListener('dragover', (event) => hasFiles(event) && event.preventDefault(), { signal })
		window.addEventListener(
			'drop',
			(event) => {
				if (!hasFiles(event)) return
				event.preventDefault()
				move(-over)
				take(event.dataTransfer)
			},
			{ signal },
		)
		window.addEventListener('paste', (event) => take(event.clipboardData, event), { signal })

		function take(transfer: DataTransfer | null, event?: Event) {
			const files = [...(transfer?.files ?? [])]
			if (files.length === 0) return
			event?.preventDefault()
			latest.current(files)
		}

		return () => {
			listening.abort()
			setDragging(false)
		}
	}, [enabled])

	return dragging
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
	return dataTransfer?.types.includes('Files') ?? false
}
