import { useEffect, useRef } from 'react'
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router'

const TYPING_PAUSE_MS = 300

type Filtering = {
	/** What the form says becomes the address. */
	apply: (form: HTMLFormElement) => void
	/** The same, once nothing more is typed in the field. */
	applySoon: (form: HTMLFormElement, field: string) => void
}

/** The way from a form of filters to the address of its list. */
export function useFiltering(path: string): Filtering {
	const navigate = useNavigate()
	const here = useLocation()
	const next = useNavigation().location
	const asked = useRef('')
	const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

	useEffect(() => () => clearTimeout(pause.current), [])
	useEffect(() => {
		// Whoever clears the filters, or goes elsewhere, no longer wants what was typed just before.
		if (next && createPath(next) !== asked.current) clearTimeout(pause.current)
	}, [next])

	function go(form: HTMLFormElement, replace: boolean) {
		clearTimeout(pause.current)
		asked.current = addressOf(form, path)
		const isHere = asked.current === createPath({ ...here, hash: '' })
		void navigate(asked.current, { replace: replace || isHere, preventScrollReset: true })
	}

	return {
		apply: (form) => go(form, false),
		applySoon: (form, field) => {
			clearTimeout(pause.current)
			// One way back leads past all that was typed in a field.
			const typedBefore = new URLSearchParams(here.search).has(field)
			pause.current = setTimeout(() => go(form, typedBefore), TYPING_PAUSE_MS)
		},
	}
}

/** Without what says nothing, unlike a form that the browser sends itself. */
function addressOf(form: HTMLFormElement, path: string): string {
	const said = new URLSearchParams()
	for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) said.append(name, value)
	return said.size > 0 ? `${path}?${said}` : path
}
