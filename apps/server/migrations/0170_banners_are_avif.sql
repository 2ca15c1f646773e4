-- Banners of the house are kept as AVIF: what an operator wrote to show one still shows it.
update announcement set image_url = regexp_replace(image_url, '\.webp$', '.avif') where image_url like '/art/banners/%.webp';
