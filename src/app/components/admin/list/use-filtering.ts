import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

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
	const { pathname, search } = useLocation()
	const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

	useEffect(() => {
		/** Whoever follows a link no longer wants what was typed just before. The router tells of it too late. */
		function onClick({ target }: MouseEvent) {
			if (target instanceof Element && target.closest('a')) clearTimeout(pause.current)
		}
		document.addEventListener('click', onClick, true)
		return () => {
			document.removeEventListener('click', onClick, true)
			clearTimeout(pause.current)
		}
	}, [])

	function go(form: HTMLFormElement, replace: boolean) {
		clearTimeout(pause.current)
		const to = addressOf(form, path)
		void navigate(to, { replace: replace || to === pathname + search, preventScrollReset: true })
	}

	return {
		apply: (form) => go(form, false),
		applySoon: (form, field) => {
			clearTimeout(pause.current)
			// One way back leads past all that was typed in a field.
			const typedBefore = new URLSearchParams(search).has(field)
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
