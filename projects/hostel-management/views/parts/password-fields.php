<?= input_field('password', 'New password', '', 'password', ['required' => true, 'minlength' => 10, 'autocomplete' => 'new-password']) ?>
<?= input_field('password_again', 'The same again', '', 'password', ['required' => true, 'minlength' => 10, 'autocomplete' => 'new-password']) ?>
