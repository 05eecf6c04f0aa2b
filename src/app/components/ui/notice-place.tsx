import { NoticeList, useNoticesIn } from './notice-list.tsx'

/**
 * Where a dialog shows notices while it is the one on top. In its flow, so that none of them lies over a button; inside
 * it, because what stands outside an open dialog is neither heard nor pressed.
 */
export function NoticePlace({ className }: { className?: string | undefined }) {
	const { here, notices } = useNoticesIn('dialog')
	return here ? <NoticeList notices={notices} className={className} /> : null
}
