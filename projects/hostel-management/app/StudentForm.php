<?php

declare(strict_types=1);

namespace App;

use App\Models\Course;
use App\Models\Student;
use App\Models\User;

/** The fields of a student, shared by registration, the office's form and the profile. */
final class StudentForm
{
    public const TAKEN = 'This e-mail address or registration number is already in use.';

    public static function account(): array
    {
        return [
            'name' => ['label' => 'Name', 'required' => true, 'max' => 80],
            'email' => ['label' => 'E-mail address', 'required' => true, 'email' => true, 'max' => 190],
        ];
    }

    public static function password(): array
    {
        return [
            'password' => ['label' => 'Password', 'required' => true, 'password' => true],
            'password_again' => ['label' => 'Password again', 'required' => true, 'password' => true],
        ];
    }

    public static function details(): array
    {
        $courses = array_column(Course::active(), 'id');

        return [
            'registration_no' => ['label' => 'Registration number', 'required' => true, 'max' => 20],
            'course_id' => ['label' => 'Course', 'required' => true, 'in' => $courses],
            'study_year' => ['label' => 'Year of study', 'required' => true, 'integer' => true, 'from' => 1, 'to' => 6],
            'gender' => ['label' => 'Gender', 'required' => true, 'in' => Student::GENDERS],
        ] + self::contact();
    }

    /** What students may change themselves. */
    public static function contact(): array
    {
        return [
            'phone' => ['label' => 'Phone', 'required' => true, 'phone' => true],
            'guardian_name' => ['label' => 'Guardian', 'required' => true, 'max' => 80],
            'guardian_phone' => ['label' => 'Guardian\'s phone', 'required' => true, 'phone' => true],
            'home_address' => ['label' => 'Home address', 'required' => true, 'max' => 255, 'lines' => true],
        ];
    }

    /** The values for the table students. */
    public static function columns(array $values): array
    {
        return array_diff_key($values, self::account() + self::password());
    }

    /** Creates account and student from the values of a form; returns the student's id. */
    public static function create(array $values, string $backTo): int
    {
        return Form::store($backTo, 'email', self::TAKEN, fn (): int => Student::create(
            $values['name'],
            strtolower($values['email']),
            $values['password'],
            self::columns($values),
        ));
    }

    public static function checkPasswordTwice(array $values, string $backTo): void
    {
        if ($values['password'] !== $values['password_again']) {
            Form::refuse($backTo, ['password_again' => 'The two passwords are not the same.']);
        }
    }

    /** Checks that need the database: unique values, and a year of study that the course has. */
    public static function check(array $values, string $backTo, ?array $student = null): void
    {
        $errors = [];
        $years = Course::find((int) $values['course_id'])['duration_years'];
        if ((int) $values['study_year'] > $years) {
            $errors['study_year'] = "This course has $years years.";
        }
        if (User::emailIsTaken($values['email'], $student['user_id'] ?? 0)) {
            $errors['email'] = 'This e-mail address already has an account.';
        }
        if (Student::registrationIsTaken($values['registration_no'], $student['id'] ?? 0)) {
            $errors['registration_no'] = 'This registration number is already in use.';
        }
        if ($errors !== []) {
            Form::refuse($backTo, $errors);
        }
    }
}
