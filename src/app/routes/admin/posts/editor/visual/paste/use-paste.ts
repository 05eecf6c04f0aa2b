import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { type Taken, takePaste } from './take-over.ts'
import { useForeignPictures } from './use-foreign-pictures.ts'

/** Pasting into the text: what was made of it, and what did not come. */
export function usePaste(editor: Editor) {
	const { coming, missing, forgetMissing } = useForeignPictures(editor)
	const [taken, setTaken] = useState<Exclude<Taken, boolean>>()
	/** Ctrl+Shift+V: as it is, as programs have it. */
	const shifted = useRef(false)

	useEffect(() => {
		const forget = () => setTaken(undefined)
		const note = ({ shiftKey }: KeyboardEvent) => {
			shifted.current = shiftKey
		}
		const { dom } = editor.view
		// Undoing means the paste only until something else was done.
		editor.on('update', forget)
		dom.addEventListener('keydown', note, { capture: true })
		dom.addEventListener('keyup', note, { capture: true })
		return () => {
			editor.off('update', forget)
			dom.removeEventListener('keydown', note, { capture: true })
			dom.removeEventListener('keyup', note, { capture: true })
		}
	}, [editor])

	function take(data: DataTransfer | null): boolean {
		const made = takePaste(editor, data, { asItIs: shifted.current })
		if (typeof made === 'boolean') return made
		setTaken(made)
		return true
	}

	const undo = () => void editor.chain().focus().undo().run()
	return { take, notice: { coming, missing, taken, onUndo: undo, onClose: forgetMissing } }
}
