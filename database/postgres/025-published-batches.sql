-- Earlier release: can run
-- Whether what is published names the batch: visitors get a place in no other. Set anew when a publication goes live;
-- where nothing was ever published, each batch counts.
alter table back_office.batches add column is_published boolean not null default true;
update back_office.batches set is_published = false
 where state = 'draft' and exists (select from back_office.publications);

-- With the columns that it had: a view can be replaced only by one that begins with them.
create or replace view back_office.batches_known as
  select id, offer, starts_on, ends_on, days, from_time, to_time, language, mentor, seats, state, is_sample, made_at, version,
         (select count(*) from back_office.seats as had
           where had.batch_id = batches.id and had.state in ('held', 'taken')) as given
    from back_office.batches
   where state <> 'draft' and is_published
     and (not is_sample
          or exists (select from back_office.settings where name = 'samples-sold' and value = 'yes'));
