-- What the platform asks for at night: a vendor's rounds that lived in a span of time, page by page.
create index round_report on studio.round (vendor, changed_at, id) where state <> 'betting';
