import type { Config } from '#config/env.server.ts'
import { type Archives, s3Archives } from '#integrations/s3-archives.ts'

/** The bucket for backups that a configuration names. By the environment alone: whoever restores has nothing else. */
export function archivesOf(config: Config): Archives | undefined {
	const { BACKUP_S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region, ...keys } = config
	const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = keys
	if (!bucket || !accessKeyId || !secretAccessKey) return undefined
	return s3Archives({ bucket, endpoint, region, accessKeyId, secretAccessKey })
}
