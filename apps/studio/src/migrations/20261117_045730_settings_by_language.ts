import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Networks are named now: a share page that was set without being the network's own gives way to it. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "phone_cn" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "links_university_cn" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "links_university_news_cn" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "links_shop_cn" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "links_retailer_one_cn" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "links_retailer_two_cn" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "links_fertility_shop_cn" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "links_event_page_cn" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "links_quote_form_cn" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "links_distributor_form_cn" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "links_sample_kit_form_cn" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "links_newsletter_form_cn" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "links_video_cn" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "social_professional_cn" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "social_microblog_cn" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "social_short_video_cn" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "social_video_cn" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "share_en_facebook" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "share_en_x" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "share_en_linkedin" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "share_en_weibo" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "share_en_wechat" boolean;
  ALTER TABLE "site_settings" ADD COLUMN "share_cn_facebook" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "share_cn_x" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "share_cn_linkedin" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "share_cn_weibo" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "share_cn_wechat" boolean;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_phone_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_links_university_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_links_university_news_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_links_shop_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_links_retailer_one_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_links_retailer_two_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_links_fertility_shop_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_links_event_page_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_links_quote_form_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_links_distributor_form_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_links_sample_kit_form_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_links_newsletter_form_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_links_video_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_social_professional_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_social_microblog_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_social_short_video_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_social_video_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_share_en_facebook" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_share_en_x" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_share_en_linkedin" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_share_en_weibo" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_share_en_wechat" boolean;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_share_cn_facebook" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_share_cn_x" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_share_cn_linkedin" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_share_cn_weibo" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_share_cn_wechat" boolean;
  UPDATE "site_settings" SET
  	"share_en_facebook" = CASE WHEN "share_social" LIKE '%facebook.com/%' THEN "share_social" WHEN "share_social" <> '' THEN 'https://www.facebook.com/sharer/sharer.php?u={url}' END,
  	"share_en_x" = CASE WHEN "share_microblog" LIKE '%//x.com/%' THEN "share_microblog" WHEN "share_microblog" <> '' THEN 'https://x.com/intent/post?url={url}&text={title}' END,
  	"share_en_linkedin" = CASE WHEN "share_professional" LIKE '%linkedin.com/%' THEN "share_professional" WHEN "share_professional" <> '' THEN 'https://www.linkedin.com/sharing/share-offsite/?url={url}' END,
  	"share_cn_weibo" = CASE WHEN "share_microblog" <> '' THEN 'https://service.weibo.com/share/share.php?url={url}&title={title}' END,
  	"share_cn_wechat" = true;
  ALTER TABLE "site_settings" DROP COLUMN "share_social";
  ALTER TABLE "site_settings" DROP COLUMN "share_microblog";
  ALTER TABLE "site_settings" DROP COLUMN "share_professional";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_share_social";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_share_microblog";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_share_professional";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "share_social" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "share_microblog" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "share_professional" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_share_social" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_share_microblog" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_share_professional" varchar;
  ALTER TABLE "site_settings" DROP COLUMN "phone_cn";
  ALTER TABLE "site_settings" DROP COLUMN "links_university_cn";
  ALTER TABLE "site_settings" DROP COLUMN "links_university_news_cn";
  ALTER TABLE "site_settings" DROP COLUMN "links_shop_cn";
  ALTER TABLE "site_settings" DROP COLUMN "links_retailer_one_cn";
  ALTER TABLE "site_settings" DROP COLUMN "links_retailer_two_cn";
  ALTER TABLE "site_settings" DROP COLUMN "links_fertility_shop_cn";
  ALTER TABLE "site_settings" DROP COLUMN "links_event_page_cn";
  ALTER TABLE "site_settings" DROP COLUMN "links_quote_form_cn";
  ALTER TABLE "site_settings" DROP COLUMN "links_distributor_form_cn";
  ALTER TABLE "site_settings" DROP COLUMN "links_sample_kit_form_cn";
  ALTER TABLE "site_settings" DROP COLUMN "links_newsletter_form_cn";
  ALTER TABLE "site_settings" DROP COLUMN "links_video_cn";
  ALTER TABLE "site_settings" DROP COLUMN "social_professional_cn";
  ALTER TABLE "site_settings" DROP COLUMN "social_microblog_cn";
  ALTER TABLE "site_settings" DROP COLUMN "social_short_video_cn";
  ALTER TABLE "site_settings" DROP COLUMN "social_video_cn";
  ALTER TABLE "site_settings" DROP COLUMN "share_en_facebook";
  ALTER TABLE "site_settings" DROP COLUMN "share_en_x";
  ALTER TABLE "site_settings" DROP COLUMN "share_en_linkedin";
  ALTER TABLE "site_settings" DROP COLUMN "share_en_weibo";
  ALTER TABLE "site_settings" DROP COLUMN "share_en_wechat";
  ALTER TABLE "site_settings" DROP COLUMN "share_cn_facebook";
  ALTER TABLE "site_settings" DROP COLUMN "share_cn_x";
  ALTER TABLE "site_settings" DROP COLUMN "share_cn_linkedin";
  ALTER TABLE "site_settings" DROP COLUMN "share_cn_weibo";
  ALTER TABLE "site_settings" DROP COLUMN "share_cn_wechat";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_phone_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_links_university_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_links_university_news_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_links_shop_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_links_retailer_one_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_links_retailer_two_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_links_fertility_shop_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_links_event_page_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_links_quote_form_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_links_distributor_form_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_links_sample_kit_form_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_links_newsletter_form_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_links_video_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_social_professional_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_social_microblog_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_social_short_video_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_social_video_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_share_en_facebook";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_share_en_x";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_share_en_linkedin";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_share_en_weibo";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_share_en_wechat";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_share_cn_facebook";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_share_cn_x";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_share_cn_linkedin";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_share_cn_weibo";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_share_cn_wechat";`)
}
