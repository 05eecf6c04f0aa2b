import { useEffect } from 'react'
import { type SubmitFunction, useSubmit } from 'react-router'

let submit: SubmitFunction | undefined

/** For the frame of the back office: a notice outlives the screen it tells of. */
export function useNoticeForms(): void {
	const current = useSubmit()
	useEffect(() => {
		submit = current
		return () => {
			submit = undefined
		}
	}, [current])
}

/** Sends what a notice offers. A screen whose fetcher has this path for its key takes it for its own. */
export function sendFromNotice(path: string, form: FormData): void {
	void submit?.(form, { method: 'post', action: path, navigate: false, fetcherKey: path })
}
