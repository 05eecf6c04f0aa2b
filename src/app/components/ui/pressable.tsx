import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'

type AsLink = LinkProps & { href?: never }
type AsAnchor = ComponentProps<'a'> & { href: string; to?: never }
type AsButton = ComponentProps<'button'> & { href?: never; to?: never }

export type PressableProps = AsLink | AsAnchor | AsButton

/** `to` is opened by React, `href` by the browser: a page of the site or a place outside. Without either it is a button. */
export function Pressable(props: PressableProps) {
	if (props.to !== undefined) return <Link {...props} />
	if (props.href !== undefined) {
		const { children, ...anchor } = props
		return <a {...anchor}>{children}</a>
	}
	return <button type="button" {...props} />
}
