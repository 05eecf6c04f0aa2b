import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ChangePostsAnswer } from './change-answer.ts'

type Told = Pick<ChangePostsAnswer, 'title' | 'text' | 'undo'>

/** What the list is to say of a change that was made elsewhere, as the state of its address. */
export function toldOnList({ title, text, undo }: ChangePostsAnswer): { told: Told } {
	return { told: { title, text, undo } }
}

/** Says it once: a reload does not say it again. */
export function useToldOnList(say: (told: Told) => void): void {
	const { state, pathname, search } = useLocation() as {
		state: { told?: Told } | null
		pathname: string
		search: string
	}
	const navigate = useNavigate()
	const told = state?.told
	const tell = useEffectEvent((news: Told) => {
		say(news)
		void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true })
	})
	useEffect(() => {
		if (told) tell(told)
	}, [told])
}
