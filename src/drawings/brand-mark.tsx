import onPaper from '#content/drawings/signs/brand-mark.svg?drawing'
import onNavy from '#content/drawings/signs/brand-mark-on-navy.svg?drawing'
import { Drawing } from './drawing.tsx'

type BrandMarkProps = { size: number; onDark?: boolean; className?: string | undefined }

export function BrandMark({ size, onDark = false, className }: BrandMarkProps) {
	return <Drawing of={onDark ? onNavy : onPaper} size={size} className={className} />
}
