-- An address belongs to the account that has proved it. Others may have entered it too; signing in finds the newest of them.
create index account_address on account (lower(email), user_id desc) where not is_email_confirmed;
