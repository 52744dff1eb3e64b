<?php
/** @var array|null $student */
/** @var array $courses */
?>
<?= input_field('registration_no', 'Registration number', $student['registration_no'] ?? '', 'text', ['required' => true, 'maxlength' => 20]) ?>
<?= select_field('course_id', 'Course', array_column($courses, 'name', 'id'), $student['course_id'] ?? '') ?>
<?= input_field('study_year', 'Year of study', $student['study_year'] ?? '1', 'number', ['required' => true, 'min' => 1, 'max' => 6]) ?>
<?= select_field('gender', 'Gender', options(App\Models\Student::GENDERS), $student['gender'] ?? '') ?>
<?= App\View::part('parts/contact-fields', ['student' => $student]) ?>
