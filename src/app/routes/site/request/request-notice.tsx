import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '#app/components/ui/icon.tsx'
import { classNames } from '#lib/class-names.ts'

/** What became of the last change. It takes the focus: what was changed may stand far below it. */
export function RequestNotice({ answer }: { answer: { ok: boolean; message: string } | undefined }) {
	const place = useRef<HTMLParagraphElement>(null)
	useEffect(() => {
		if (answer) place.current?.focus()
	}, [answer])
	if (!answer) return null
	return (
		<p
			ref={place}
			role={answer.ok ? 'status' : 'alert'}
			tabIndex={-1}
			className={classNames(
				'mt-5 flex gap-2.5 rounded-control px-3.5 py-2.75 text-small font-medium outline-none',
				answer.ok ? 'bg-ok-surface text-ok' : 'bg-err-surface text-err',
			)}
		>
			<Icon of={answer.ok ? CircleCheck : CircleAlert} size={18} className="mt-px shrink-0" />
			{answer.message}
		</p>
	)
}
