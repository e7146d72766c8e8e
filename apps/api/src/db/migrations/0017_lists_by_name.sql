-- Lists in the order of names; the indexes there are find names by their beginning, which is another order.
create index users_by_name on users (lower(name), id) where not is_remove;
create index brand_by_name on brand (lower(name), id) where not is_remove;
create index product_by_name on product (lower(name), id) where not is_remove;
create index strain_by_name on strain (lower(name), id) where not is_remove;
