import type { ComponentProps } from 'react'
import { Form, useLocation } from 'react-router'

/** What was answered is of the address it was sent from, and gone with it. */
export function useSchedulerKey(): string {
	return `scheduler ${useLocation().key}`
}

/** Sent beside navigation: going elsewhere does not break off what was sent. */
export function SchedulerForm(props: ComponentProps<typeof Form>) {
	return <Form method="post" navigate={false} fetcherKey={useSchedulerKey()} {...props} />
}
