import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { notify } from '#app/components/ui/toaster.tsx'
import { type BroughtPicture, bringPicture } from './bring-picture.ts'
import { settlePlace, type Wanted, wantedIn } from './foreign-picture.ts'

export type MissingPicture = { id: string; name: string; why: string }

/** Brings every picture whose place stands in the text, one after the other, and says which did not come. */
export function useForeignPictures(editor: Editor) {
	const [coming, setComing] = useState(0)
	const [missing, setMissing] = useState<MissingPicture[]>([])
	const fates = useRef(new Map<string, BroughtPicture | 'coming'>())
	const line = useRef<Promise<void>>(Promise.resolve())

	useEffect(() => {
		/** A place may come back by undoing and doing again: what became of its picture is known by then. */
		function settle({ id }: Wanted) {
			const fate = fates.current.get(id)
			if (fate && fate !== 'coming') settlePlace(editor, id, fate.ok ? fate.picture : undefined)
		}

		async function bring(wanted: Wanted) {
			const brought = await bringPicture(wanted)
			fates.current.set(wanted.id, brought)
			setComing((count) => count - 1)
			if (!brought.ok) setMissing((all) => [...all, { ...wanted, why: brought.why }])
			if (!editor.isDestroyed) return settle(wanted)
			// The text went on in its other view.
			if (brought.ok)
				notify.warning(`${wanted.name} está em Mídia`, 'O texto saiu do editor visual antes de ela chegar.')
			else notify.warning(`${wanted.name} não veio`, brought.why)
		}

		function look() {
			for (const wanted of wantedIn(editor)) {
				if (fates.current.has(wanted.id)) settle(wanted)
				else {
					fates.current.set(wanted.id, 'coming')
					setComing((count) => count + 1)
					line.current = line.current.then(() => bring(wanted))
				}
			}
		}

		editor.on('update', look)
		return () => void editor.off('update', look)
	}, [editor])

	return { coming, missing, forgetMissing: () => setMissing([]) }
}
