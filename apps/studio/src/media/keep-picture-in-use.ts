import { sql } from '@payloadcms/db-postgres';
import { APIError, type CollectionBeforeDeleteHook } from 'payload';

/** Pages keep their sections as JSON, which no foreign key watches: look everywhere before a picture goes. */
export const keepPictureInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
	const places = await req.payload.db.drizzle.execute<{ place: string }>(sql`
		select 'product' as place from products where picture_id = ${id} or theme_control_kit_picture_id = ${id}
		union all select 'article' from articles where picture_id = ${id}
		union all select 'event' from events where picture_id = ${id}
		union all select 'board member' from board_members where portrait_id = ${id}
		union all select 'partner' from partners where logo_id = ${id}
		union all select 'sister company' from sister_companies where logo_id = ${id}
		union all select 'certification' from certifications where mark_id = ${id}
		union all select 'culture page' from culture_pages where picture_id = ${id}
		union all select 'home page' from home_banners where picture_id = ${id}
		union all select 'page' from pages where jsonb_path_exists(sections, '$.**.picture ? (@ == $id)', jsonb_build_object('id', ${Number(id)}::int))
			or jsonb_path_exists(sections, '$.**.poster ? (@ == $id)', jsonb_build_object('id', ${Number(id)}::int))
		limit 1`);
	const place = places.rows[0]?.place;
	if (place)
		throw new APIError(`This picture is still shown on a ${place}. Choose another one there first.`, 409, null, true);
};
